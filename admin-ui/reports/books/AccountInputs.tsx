import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'
import { accountGroups, accountTexts } from './accountTexts.ts'

/** The account of the company for each account of the ledger in a group. */
export const AccountInputs = ({ group }: { readonly group: keyof typeof accountGroups }) => {
  const text = useText()
  return accountGroups[group].map(account => (
    <Box component="fieldset" key={account} sx={rowStyle}>
      <Typography component="legend" variant="body2" sx={{ padding: 0, marginBottom: 1 }}>
        {text(accountTexts[account])}
      </Typography>
      <TextInput source={`accounts.${account}.code`} label={text('books.code')} />
      <TextInput source={`accounts.${account}.name`} label={text('books.name')} />
    </Box>
  ))
}

const rowStyle = {
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 3fr)' },
} as const
