import { previewSegment } from '@laurel/contract/people/segments.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useRested } from '../../elements/form/useRested.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { PeopleGrid } from '../../elements/people/PeopleGrid.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import type { DraftGroups } from './segmentForm.ts'

/** Who meets the conditions as they are written now, before anything is saved. */
export const SegmentPreview = ({ groups }: { readonly groups: DraftGroups }) => {
  const text = useText()
  const formats = useFormats()
  const isComplete = groups.every(group =>
    group.every(({ field_id, field_value }) => field_id !== '' && field_value.trim() !== ''),
  )
  const written = useRested(JSON.stringify(groups))
  const isBehind = written !== JSON.stringify(groups)
  const preview = useAnswer(
    previewSegment,
    () => ({ body: { filters: groups.map(group => [...group]) } }),
    [written],
    isComplete && !isBehind,
  )
  const { data } = preview
  return (
    <Box role="status" aria-label={text('segments.preview')} aria-busy={isBehind} sx={previewStyle}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {text('segments.preview')}
        {data &&
          isComplete &&
          `: ${text('list.people', { smart_count: data.user_count, count: formats.count(data.user_count) })}`}
      </Typography>
      {!isComplete && <Typography color="text.secondary">{text('segments.previewWaits')}</Typography>}
      {isComplete && !isBehind && <NotLoaded of={preview} columns={1} />}
      {isComplete && data?.user_count === 0 && (
        <Typography color="text.secondary">{text('segments.previewNone')}</Typography>
      )}
      {isComplete && data && data.user_count > 0 && (
        <>
          <PeopleGrid label={text('segments.members')} users={data.users} />
          {data.user_count > data.users.length && (
            <Typography variant="body2" color="text.secondary">
              {text('segments.andMore', { count: formats.count(data.user_count - data.users.length) })}
            </Typography>
          )}
        </>
      )}
    </Box>
  )
}

const previewStyle = {
  display: 'grid',
  gap: 1.5,
  padding: 2,
  borderRadius: '10px',
  backgroundColor: 'tokens.evergreenSoft',
} as const
