import Add from '../../../ui/icons/Add';
import Close from '../../../ui/icons/Close';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskTodoInputLimits } from '../../../../contract/generated/limits';
import type { OrderTask } from '../../../entities/order-tasks';
import { useTaskChange } from './use-task-change';

interface TaskTodosProps {
  readonly task: OrderTask;
  readonly mayChange: boolean;
}

type Todo = OrderTask['todos'][number];

/** The steps of a task: ticked, worded anew, taken away, and one more added by Enter. */
export const TaskTodos = ({ task, mayChange }: TaskTodosProps) => {
  const { t } = useTranslation('orderTasks');
  const { t: common } = useTranslation('common');
  const { replace, pending, refusal } = useTaskChange(task);
  const [next, setNext] = useState('');
  const { todos } = task;
  const put = (changed: readonly Todo[]): void => replace({ todos: changed.map(({ _id, text, status }) => ({ _id, text, status })) });
  const change = (todo: Todo, to: Partial<Todo>): void => put(todos.map((each) => (each._id === todo._id ? { ...each, ...to } : each)));
  const add = (): void => {
    const text = next.trim();
    if (text === '' || pending) return;
    replace({ todos: [...todos.map(({ _id, text: said, status }) => ({ _id, text: said, status })), { text, status: 'todo' }] });
    setNext('');
  };
  return (
    <Box>
      <Box component="ul" sx={look}>
        {todos.map((todo) => (
          <li key={todo._id}>
            <Checkbox
              size="small"
              checked={todo.status === 'completed'}
              disabled={!mayChange || pending}
              slotProps={{ input: { 'aria-label': todo.text } }}
              onChange={(_event, on) => change(todo, { status: on ? 'completed' : 'todo' })}
            />
            {mayChange ? (
              <TodoText
                key={todo.text}
                todo={todo}
                onChange={(text) => (text === '' ? put(todos.filter((each) => each !== todo)) : change(todo, { text }))}
              />
            ) : (
              <span>{todo.text}</span>
            )}
            {mayChange && (
              <IconButton
                size="small"
                disabled={pending}
                aria-label={`${common('action.remove')}: ${todo.text}`}
                onClick={() => put(todos.filter((each) => each !== todo))}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </li>
        ))}
      </Box>
      {mayChange && (
        <OutlinedInput
          size="small"
          fullWidth
          value={next}
          placeholder={t('todos.add')}
          autoComplete="off"
          startAdornment={<Add fontSize="small" sx={{ color: 'text.secondary', mr: 2 }} />}
          inputProps={{ 'aria-label': t('todos.add'), maxLength: TaskTodoInputLimits.text.characters }}
          onChange={(event) => setNext(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
        />
      )}
      {refusal !== null && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', mt: 2 }}>
          {refusal}
        </Typography>
      )}
    </Box>
  );
};

/** A step's words, typed where they stand. */
const TodoText = ({ todo, onChange }: { readonly todo: Todo; readonly onChange: (text: string) => void }) => {
  const { t } = useTranslation('orderTasks');
  const [text, setText] = useState(todo.text);
  const keep = (): void => {
    if (text.trim() !== todo.text) onChange(text.trim());
  };
  return (
    <InputBase
      value={text}
      inputProps={{ 'aria-label': t('todos.text', { text: todo.text }), maxLength: TaskTodoInputLimits.text.characters }}
      sx={{ flex: 1, fontSize: 13, textDecoration: todo.status === 'completed' ? 'line-through' : undefined }}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
        if (event.key !== 'Escape' || text === todo.text) return;
        event.stopPropagation();
        setText(todo.text);
      }}
    />
  );
};

const look = {
  m: 0,
  p: 0,
  mb: 2,
  fontSize: 13,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 2 },
  '& > li > span:last-child': { flex: 1 },
} as const;
