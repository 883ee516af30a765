import type { ApiKey } from '@laurel/contract/developers/apiKeys.ts'
import Box from '@mui/material/Box'
import { useFormats } from '../../elements/formats/useFormats.ts'
import type { Column } from '../../elements/list/column.ts'
import { Person } from '../../elements/people/Person.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'

type KeyProps = { readonly apiKey: ApiKey }

const KeyName = ({ apiKey: { name, prefix, former_until: formerUntil } }: KeyProps) => {
  const text = useText()
  const formats = useFormats()
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 550 }}>{name}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontFamily: 'monospace' }}>{prefix}…</Box>
      {formerUntil !== null && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {text('apiKeys.formerUntil', { when: formats.instant(formerUntil) })}
        </Box>
      )}
    </Box>
  )
}

const Scopes = ({ apiKey: { scopes } }: KeyProps) => {
  const text = useText()
  return <>{scopes.map(scope => text(`apiKeys.scope.${scope}`)).join(', ')}</>
}

const LastUsed = ({ apiKey: { last_used_on: day } }: KeyProps) => {
  const text = useText()
  const formats = useFormats()
  return <>{day === null ? text('apiKeys.never') : formats.calendarDay(day)}</>
}

export const apiKeyColumns: readonly Column<ApiKey>[] = [
  {
    name: 'name',
    label: 'apiKeys.key',
    isCardTitle: true,
    width: 170,
    cell: row => <KeyName apiKey={row} />,
  },
  { name: 'scopes', label: 'apiKeys.scopesShort', cell: row => <Scopes apiKey={row} /> },
  { name: 'user', label: 'apiKeys.actsFor', cell: row => <Person user={row.user} /> },
  { name: 'used', label: 'apiKeys.lastUsed', width: 132, cell: row => <LastUsed apiKey={row} /> },
  {
    name: 'expires',
    label: 'apiKeys.expires',
    width: 120,
    cell: row => <When instant={row.expires_at} />,
  },
]
