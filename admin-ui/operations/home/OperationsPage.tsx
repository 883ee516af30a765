import { type Operations, readOperations } from '@laurel/contract/operations/operations.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { partName } from './partName.ts'
import { StateCard } from './StateCard.tsx'
import { TaskList } from './TaskList.tsx'

/** One page that says what needs a person. */
export const OperationsPage = () => {
  const text = useText()
  const operations = useAnswer(readOperations, after => ({ query: after }))
  return (
    <Page
      title={text('operationsHome.title')}
      lead={text('operationsHome.lead')}
      crumb={{ path: '/settings', label: 'places.settings' }}
    >
      {operations.data ? (
        <Shown operations={operations.data} />
      ) : (
        <Card>
          <NotLoaded of={operations} columns={2} />
        </Card>
      )}
    </Page>
  )
}

const Shown = ({ operations }: { readonly operations: Operations }) => {
  const text = useText()
  const { tasks, parts, work, vendors, last_checkpoint_at, last_backup_at } = operations
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 1120 }}>
      <TaskList tasks={tasks} />
      <Box sx={columnsStyle}>
        <StateCard
          title={text('operationsHome.parts')}
          rows={parts.map(({ name, is_ok, detail }) => ({ name: partName(name), isOk: is_ok, detail }))}
        />
        <StateCard
          title={text('operationsHome.work')}
          rows={work.map(({ name, is_ok, last_run_at }) => ({
            name,
            isOk: is_ok,
            detail: <When instant={last_run_at} withTime />,
          }))}
        />
        <StateCard
          title={text('operationsHome.vendors')}
          empty={text('operationsHome.noVendors')}
          rows={vendors.map(({ name, failing_since, problem, last_success_at }) => ({
            name,
            isOk: failing_since === null,
            detail:
              problem ??
              (last_success_at === null ? text('operationsHome.unused') : <Time of={last_success_at} />),
          }))}
        />
        <StateCard
          title={text('operationsHome.kept')}
          rows={[
            {
              name: text('operationsHome.checkpoint'),
              isOk: tasks.every(({ code }) => code !== 'NO_CHECKPOINT'),
              detail: <Time of={last_checkpoint_at} />,
            },
            {
              name: text('operationsHome.backup'),
              isOk: tasks.every(({ code }) => code !== 'NO_BACKUP'),
              detail: <Time of={last_backup_at} />,
            },
          ]}
        />
      </Box>
    </Box>
  )
}

const Time = ({ of }: { readonly of: string | null }) => {
  const text = useText()
  return of === null ? text('operationsHome.never') : <When instant={of} withTime />
}

const columnsStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const
