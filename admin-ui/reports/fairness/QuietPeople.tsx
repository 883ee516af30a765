import { quietPeople } from '@laurel/contract/reports/fairness.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { useText } from '../../messages/useText.ts'
import { usePages } from '../usePages.ts'
import { ReportPerson } from '../widgets/ReportPerson.tsx'
import { Widget } from '../widgets/Widget.tsx'
import { MoreButton } from './MoreButton.tsx'

/** The people who received nothing in the last 30 days, by name. */
export const QuietPeople = ({ segment }: { readonly segment: string | undefined }) => {
  const text = useText()
  const { client } = useConnection()
  const query = usePages({
    name: quietPeople.name,
    key: [segment],
    read: (part, signal) =>
      client.call(quietPeople, { query: { ...part, ...(segment && { segment }) } }, { signal }),
  })
  const title = text('fairness.quiet')
  const users = query.data?.pages.flatMap(page => page.users)
  return (
    <Widget
      title={title}
      file="fairness-quiet"
      query={query}
      empty={text('fairness.quietNone')}
      table={users && { head: [text('field.name')], rows: users.map(({ name }) => [name]) }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ marginBottom: 2 }}>
        {text('fairness.quietSentence')}
      </Typography>
      <Box component="ul" aria-label={title} sx={listStyle}>
        {users?.map(user => (
          <Box component="li" key={user.id} sx={{ minWidth: 0 }}>
            <ReportPerson user={user} />
          </Box>
        ))}
      </Box>
      <MoreButton query={query} />
    </Widget>
  )
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const
