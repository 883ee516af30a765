import type { Change } from '@laurel/contract/team/changes.ts'
import Box from '@mui/material/Box'
import { english } from '../../messages/english.ts'
import { type Translate, useText } from '../../messages/useText.ts'

const fieldNames: ReadonlyMap<string, string> = new Map(Object.entries(english.changes.fields))

/** What differs, a line per setting. */
export const ChangeValues = ({ change }: { readonly change: Change }) => {
  const text = useText()
  if (change.kind === 'removed') return null
  if (change.fields.length === 0) return change.what === 'member.details' ? text('changes.personal') : null
  return (
    <Box component="ul" sx={listStyle}>
      {change.fields.map(({ field, from, to }) => (
        <li key={field}>
          <span className="field">{nameOf(field)}:</span>{' '}
          {from === null
            ? shown(to, text)
            : text('changes.fromTo', { from: shown(from, text), to: shown(to, text) })}
        </li>
      ))}
    </Box>
  )
}

/** A setting without a name of its own is named by its words: `isShown` is "Is shown". */
const nameOf = (field: string): string => {
  const words = field.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return fieldNames.get(field) ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const shown = (value: string | null, text: Translate): string => {
  if (value === null || value === '') return text('changes.nothing')
  if (value === 'true') return text('changes.on')
  return value === 'false' ? text('changes.off') : value
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
