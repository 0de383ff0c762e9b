import fc from 'fast-check';
import {
  closedQuestions,
  openQuestions,
  ORDER_QUESTIONS,
  questionsAfter,
  type ToldQuestion,
} from '../../../../src/domain/sales/order-questions';

const status: ToldQuestion = { code: 'status', said: 'shipped' };
const edited: ToldQuestion = { code: 'lines_edited', said: '2 × Mug → 1 × Mug' };

test('a question a person closed stays closed while the store says the same, and opens again once it has said something else', () => {
  const closed = closedQuestions(questionsAfter([], [status]));
  expect(questionsAfter(closed, [status])).toEqual([{ ...status, open: false }]);
  expect(questionsAfter(closed, [{ ...status, said: 'returned' }])).toEqual([{ code: 'status', said: 'returned', open: true }]);
  expect(questionsAfter(questionsAfter(closed, []), [status])).toEqual([{ ...status, open: true }]);
});

test('what the store changed stays asked though the store does not repeat it, and is asked anew each time it happens', () => {
  const first = questionsAfter([], [], [edited]);
  expect(questionsAfter(first, [])).toEqual([{ ...edited, open: true }]);
  expect(questionsAfter(closedQuestions(first), [])).toEqual([{ ...edited, open: false }]);
  expect(questionsAfter(closedQuestions(first), [], [edited])).toEqual([{ ...edited, open: true }]);
});

test('a line that is not shipped is a question only where it is an item made here', () => {
  const asked = questionsAfter([], [{ code: 'not_shipped', said: 'Tee', line_id: '1' }]);
  expect(openQuestions(asked, [{ line_id: '1', item_info_id: null }])).toEqual([]);
  expect(openQuestions(asked, [{ line_id: '1', item_info_id: 'i' }])).toEqual(asked);
});

test('no question is kept twice, and each that is told is kept', () => {
  const question = fc.record({ code: fc.constantFrom(...ORDER_QUESTIONS), said: fc.constantFrom('', 'a', 'b') });
  fc.assert(
    fc.property(fc.array(question), fc.array(question), (before, told) => {
      const after = questionsAfter(questionsAfter([], before), told);
      const keys = after.map(({ code, said }) => `${code} ${said}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { code, said } of told) expect(keys).toContain(`${code} ${said}`);
    }),
  );
});
