import { type RewardKind, rewardKinds } from '@laurel/ledger/teams/tax/vocabulary.ts'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useInput } from 'ra-core'
import { useText } from '../../messages/useText.ts'

/** The kinds of rewards that a rule decides about. */
export const KindsInput = ({ source }: { readonly source: string }) => {
  const text = useText()
  const { field, fieldState } = useInput<readonly RewardKind[]>({ source })
  const chosen: readonly RewardKind[] = field.value
  const { error } = fieldState
  const toggle = (kind: RewardKind, isOn: boolean) =>
    field.onChange(rewardKinds.filter(each => (each === kind ? isOn : chosen.includes(each))))
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend">{text('tax.rewards')}</FormLabel>
      <FormGroup>
        {rewardKinds.map(kind => (
          <FormControlLabel
            key={kind}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(kind)}
                onChange={event => toggle(kind, event.target.checked)}
              />
            }
            label={text(`tax.kinds.${kind}`)}
          />
        ))}
      </FormGroup>
      {error && (
        <FormHelperText role="alert">
          {chosen.length === 0 ? text('tax.chooseKind') : error.message}
        </FormHelperText>
      )}
    </FormControl>
  )
}
