import type { OperatorTask } from '@laurel/contract/operations/operations.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { partName } from './partName.ts'

/** Where a task is done; others are done on the server. */
const pathOf: Partial<Record<OperatorTask['code'], string>> = {
  UNFINISHED: '/settings/unfinished',
  MESSAGES: '/settings/unfinished',
  ORDERS: '/rewards/orders',
  EXCEPTIONS: '/billing/exceptions',
  VENDOR_FAILING: '/rewards/vendors',
}

/** What needs a person, each with what to do. */
export const TaskList = ({ tasks }: { readonly tasks: readonly OperatorTask[] }) => {
  const text = useText()
  if (tasks.length === 0)
    return (
      <Card>
        <EmptyState
          title={text('operationsHome.nothing')}
          sentence={text('operationsHome.nothingSentence')}
        />
      </Card>
    )
  return (
    <Card component="section" aria-labelledby="tasks">
      <Typography variant="h2" id="tasks" sx={{ padding: { xs: 2, sm: 3 }, paddingBottom: 1 }}>
        {text('operationsHome.tasks')}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {tasks.map(task => (
          <Task key={`${task.code} ${task.name}`} task={task} />
        ))}
      </Box>
    </Card>
  )
}

const Task = ({ task: { code, count, name, since } }: { readonly task: OperatorTask }) => {
  const text = useText()
  const formats = useFormats()
  const path = pathOf[code]
  const when = since === null ? '' : ` (${text('operationsHome.since', { when: formats.day(since) })})`
  return (
    <li>
      <div>
        <Box sx={{ fontWeight: 600 }}>
          {text(`operationsHome.codes.${code}`, { smart_count: count, name: partName(name ?? '') })}
          {when}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {text(`operationsHome.help.${code}`)}
        </Box>
      </div>
      {path !== undefined && (
        <Button component={Link} to={path} variant="outlined" size="small">
          {text('operationsHome.open')}
        </Button>
      )}
    </li>
  )
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1.5,
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: { xs: 2, sm: '14px 24px' },
    borderTop: '1px solid',
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
} as const
