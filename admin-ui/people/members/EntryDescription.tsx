import type { LedgerEntry } from '@laurel/contract/reports/ledgerEntries.ts'
import Box from '@mui/material/Box'
import { MessageText } from '../../elements/emoji/MessageText.tsx'
import { useText } from '../../messages/useText.ts'
import { useEventText } from './useEventText.ts'

/** The event of an entry in words, with its description. */
export const EntryDescription = ({ entry }: { readonly entry: LedgerEntry }) => {
  const text = useText()
  const eventText = useEventText()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component="span"
        title={text('people.positionInTheLog', { event_type: entry.event_type, position: entry.position })}
        sx={{ fontWeight: 550 }}
      >
        {eventText(entry.event_type)}
      </Box>
      {entry.description && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere', maxWidth: 520 }}>
          <MessageText text={entry.description} />
        </Box>
      )}
    </Box>
  )
}
