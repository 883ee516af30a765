import { evidenceMax, type ReadFinding } from '@laurel/contract/recognition/findings.ts'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { LongMessage } from '../../elements/text/LongMessage.tsx'
import { useText } from '../../messages/useText.ts'

type EvidenceProps = { readonly finding: ReadFinding }

/** The shoutouts or awards behind a finding, with their words. */
export const Evidence = ({ finding: { entries, signal, month } }: EvidenceProps) => {
  const text = useText()
  const type = signal === 'circle' ? 'awards' : 'shoutouts'
  return (
    <Box component="section" aria-labelledby="finding-evidence">
      <Typography variant="h3" id="finding-evidence">
        {text('radar.evidence')}
      </Typography>
      {entries.length === 0 && (
        <Typography color="text.secondary" sx={{ marginTop: 1 }}>
          {text('radar.evidenceNone')}
        </Typography>
      )}
      <Box component="ul" sx={listStyle}>
        {entries.map(entry => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Box>
      {entries.length === evidenceMax && (
        <Typography variant="body2" color="text.secondary">
          {text('radar.evidenceSome', { count: evidenceMax })}
        </Typography>
      )}
      <Link
        component={RouterLink}
        to={`/reporting/activity?type=${type}&start=${month}-01&end=${lastDay(month)}`}
      >
        {text('radar.seeActivity')}
      </Link>
    </Box>
  )
}

const lastDay = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)

const Entry = ({ entry }: { readonly entry: ReadFinding['entries'][number] }) => {
  const text = useText()
  const formats = useFormats()
  const { created_at, created_by, for_users, points, message_text } = entry
  return (
    <li>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Box component="span" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {text('radar.gave', {
            from: created_by?.name ?? '',
            to: for_users.map(({ name }) => name).join(', '),
          })}
        </Box>
        <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {formats.points(points)}
        </Box>
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {message_text === null ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {text('radar.noWords')}
          </Box>
        ) : (
          <LongMessage message={message_text} />
        )}
      </Box>
      <Box component="time" dateTime={created_at} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {formats.instant(created_at)}
      </Box>
    </li>
  )
}

const listStyle = {
  listStyle: 'none',
  margin: '8px 0 12px',
  padding: 0,
  '& > li': { paddingBlock: 1.25, borderBottom: '1px solid', borderColor: 'divider' },
  '& > li:last-child': { borderBottom: 0 },
} as const
