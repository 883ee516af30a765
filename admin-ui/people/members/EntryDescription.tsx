import type { LedgerEntry } from '@laurel/contract/reports/ledgerEntries.ts'
import Box from '@mui/material/Box'
import { useTeamWords } from '../../elements/points/useTeamWords.ts'
import { eventSentence } from './eventSentence.ts'

/** What an entry was for: the event in words, and what was said about it. */
export const EntryDescription = ({ entry }: { readonly entry: LedgerEntry }) => {
  const say = useTeamWords()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component="span"
        title={`${entry.event_type}, position ${entry.position} in the log`}
        sx={{ fontWeight: 550 }}
      >
        {say(eventSentence(entry.event_type))}
      </Box>
      {entry.description && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere', maxWidth: 520 }}>
          {entry.description}
        </Box>
      )}
    </Box>
  )
}
