import { keyScopes } from '@laurel/contract/wire/keyScopes.ts'
import Box from '@mui/material/Box'
import { ChecksInput } from '../../elements/form/ChecksInput.tsx'
import { useText } from '../../messages/useText.ts'

/** The scopes of a key, each in words and by its name. */
export const ScopesInput = ({ source }: { readonly source: string }) => {
  const text = useText()
  const choices = keyScopes.map(value => ({
    value,
    label: (
      <>
        {text(`apiKeys.scope.${value}`)}{' '}
        <Box component="code" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {value}
        </Box>
      </>
    ),
  }))
  return (
    <ChecksInput
      source={source}
      label={text('apiKeys.scopes')}
      choices={choices}
      chooseOne={text('apiKeys.chooseScope')}
    />
  )
}
