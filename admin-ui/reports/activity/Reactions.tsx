import type { ActivityEntry } from '@laurel/contract/recognition/activityEntry.ts'
import Box from '@mui/material/Box'
import { MessageText } from '../../elements/emoji/MessageText.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

/** How many people reacted, by emoji. */
export const Reactions = ({ reactions }: Pick<ActivityEntry, 'reactions'>) => {
  const text = useText()
  const formats = useFormats()
  if (reactions.length === 0) return null
  return (
    <Box component="ul" sx={listStyle}>
      {reactions.map(({ name, count }) => (
        <Box
          key={name}
          component="li"
          title={text('reports.reactedBy', { smart_count: count, name })}
          sx={{ whiteSpace: 'nowrap' }}
        >
          <MessageText text={name} /> {formats.count(count)}
        </Box>
      ))}
    </Box>
  )
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.25,
  listStyle: 'none',
  margin: '4px 0 0',
  padding: 0,
  color: 'text.secondary',
  fontSize: '0.8125rem',
} as const
