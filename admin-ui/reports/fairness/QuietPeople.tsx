import { quietPeople } from '@laurel/contract/reports/fairness.ts'
import Typography from '@mui/material/Typography'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { PeopleGrid } from '../../elements/people/PeopleGrid.tsx'
import { useText } from '../../messages/useText.ts'
import { MoreButton } from '../elements/MoreButton.tsx'
import { usePages } from '../usePages.ts'
import { ReportPerson } from '../widgets/ReportPerson.tsx'
import { Widget } from '../widgets/Widget.tsx'

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
      {users && <PeopleGrid label={title} users={users} shownBy={ReportPerson} />}
      <MoreButton query={query} />
    </Widget>
  )
}
