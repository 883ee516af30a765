import { type KeyScope, keyScopes } from '@laurel/contract/wire/keyScopes.ts'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useInput } from 'ra-core'
import { useText } from '../../messages/useText.ts'

/** The scopes of a key, each in words and by its name. */
export const ScopesInput = ({ source }: { readonly source: string }) => {
  const text = useText()
  const { field, fieldState } = useInput<readonly KeyScope[]>({ source })
  const chosen: readonly KeyScope[] = field.value
  const isWrong = fieldState.error !== undefined
  const toggle = (scope: KeyScope, isOn: boolean) =>
    field.onChange(keyScopes.filter(each => (each === scope ? isOn : chosen.includes(each))))
  return (
    <FormControl component="fieldset" error={isWrong}>
      <FormLabel component="legend">{text('apiKeys.scopes')}</FormLabel>
      <FormGroup>
        {keyScopes.map(scope => (
          <FormControlLabel
            key={scope}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(scope)}
                onChange={event => toggle(scope, event.target.checked)}
              />
            }
            label={
              <>
                {text(`apiKeys.scope.${scope}`)}{' '}
                <Box component="code" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {scope}
                </Box>
              </>
            }
          />
        ))}
      </FormGroup>
      {isWrong && <FormHelperText role="alert">{text('apiKeys.chooseScope')}</FormHelperText>}
    </FormControl>
  )
}
