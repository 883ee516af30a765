import type { Change } from '@laurel/contract/team/changes.ts'
import Box from '@mui/material/Box'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { fieldName, shownValue } from './changeWords.ts'

/** What differs, a line per setting. What was added or removed is named beside it. */
export const ChangeValues = ({ change }: { readonly change: Change }) => {
  const text = useText()
  const formats = useFormats()
  const shown = (value: string | null): string => shownValue(value, text, formats.instant)
  if (change.kind === 'removed' || (change.kind === 'added' && change.subject !== null)) return null
  if (change.fields.length === 0) return change.what === 'member.details' ? text('changes.personal') : null
  return (
    <Box component="ul" sx={listStyle}>
      {change.fields.map(({ field, from, to }) => (
        <li key={field}>
          <span className="field">{fieldName(field)}:</span>{' '}
          {text('changes.fromTo', { from: shown(from), to: shown(to) })}
        </li>
      ))}
    </Box>
  )
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 0.5,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& .field': { color: 'text.secondary' },
} as const
