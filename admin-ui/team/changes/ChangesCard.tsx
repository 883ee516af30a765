import { type Change, listChanges } from '@laurel/contract/team/changes.ts'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { PlainList } from '../../elements/list/PlainList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { changeColumns } from './changeColumns.tsx'

type ChangesCardProps = {
  readonly title: string
  /** What the changes are about: the team, or a member. */
  readonly subjectId: string
}

const shown = 5

/** The latest changes, and the way to all of them. */
export const ChangesCard = ({ title, subjectId }: ChangesCardProps) => {
  const { team } = useMe()
  const text = useText()
  const filter = { subject_id: subjectId }
  const changes = useAnswer(
    listChanges,
    after => ({
      query: { ...after, range: JSON.stringify([0, shown - 1]), filter: JSON.stringify(filter) },
    }),
    [filter],
  )
  const ofSubject = `?filter=${encodeURIComponent(JSON.stringify(filter))}`
  const all = `/settings/changes${subjectId === team.id ? '' : ofSubject}`
  return (
    <Box component="section" aria-label={title} sx={{ marginTop: 4 }}>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', marginBottom: 1.5 }}
      >
        <Typography variant="h2">{title}</Typography>
        <Link component={RouterLink} to={all}>
          {text('changes.allChanges')}
        </Link>
      </Box>
      {changes.data && (
        <PlainList<Change>
          label={title}
          rows={changes.data}
          columns={unsorted}
          empty={<EmptyState title={text('changes.empty')} sentence={text('changes.emptySentence')} />}
        />
      )}
      <NotLoaded of={changes} columns={4} />
    </Box>
  )
}

const unsorted = changeColumns.map(({ sortField: _none, ...column }) => column)
