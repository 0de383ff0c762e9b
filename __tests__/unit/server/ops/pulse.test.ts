import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { WorkerPulse } from '../../../../src/server/jobs/pulse';

let now = 0;
let pulse: WorkerPulse;
let events: WorkerEvents;

beforeEach(() => {
  now = 1000;
  pulse = new WorkerPulse(2, 1, () => now);
  events = new EventEmitter();
  pulse.follow(events);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  pulse.end();
  jest.restoreAllMocks();
});

const emit = (event: string): void => void (events as EventEmitter).emit(event, {});
const lines = (): string[] => jest.mocked(process.stderr.write).mock.calls.map(([line]) => String(line));

test('workers that ask the queue and run its heartbeats are well', () => {
  for (let minute = 0; minute < 10; minute += 1) {
    now += 60;
    emit('worker:getJob:empty');
    pulse.beat();
    expect(pulse.deafness()).toBeUndefined();
  }
});

test('workers that have not asked for 31 seconds say so', () => {
  now += 30;
  expect(pulse.deafness()).toBeUndefined();
  now += 1;
  expect(pulse.deafness()).toBe('No worker has asked the queue for work for 31 seconds.');
});

test('workers that ask while no heartbeat goes through for three minutes say so', () => {
  now += 181;
  emit('worker:getJob:empty');
  expect(pulse.deafness()).toBe('No heartbeat has gone through the queue for 181 seconds.');
  pulse.notOverdue();
  expect(pulse.deafness()).toBeUndefined();
});

test('workers that are all busy for an hour are well, and have to ask again once one is free', () => {
  emit('job:start');
  emit('job:start');
  now += 3600;
  expect(pulse.deafness()).toBeUndefined();
  emit('job:complete');
  pulse.beat();
  expect(pulse.deafness()).toBeUndefined();
  now += 31;
  expect(pulse.deafness()).toMatch(/^No worker has asked/);
});

test('the log is told once after three minutes, and again when it happens again', () => {
  now += 100;
  pulse.look();
  expect(lines()).toEqual([]);
  now += 100;
  pulse.look();
  pulse.look();
  expect(lines()).toEqual([expect.stringContaining('job queue: No worker has asked the queue for work for 200 seconds.')]);
  emit('worker:getJob:empty');
  pulse.beat();
  pulse.look();
  now += 200;
  pulse.look();
  expect(lines()).toHaveLength(2);
});

test('workers that start anew have nothing in hand', () => {
  emit('job:start');
  emit('job:start');
  pulse.follow(new EventEmitter());
  now += 31;
  expect(pulse.deafness()).toMatch(/^No worker has asked/);
});
