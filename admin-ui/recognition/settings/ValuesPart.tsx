import { FormPart } from '../../elements/form/FormPart.tsx'
import { SwitchInput } from '../../elements/form/SwitchInput.tsx'
import { useText } from '../../messages/useText.ts'
import { NewValueRow } from './NewValueRow.tsx'
import { useValueRows } from './useValueRows.ts'
import { ValueChips } from './ValueChips.tsx'

export const ValuesPart = () => {
  const text = useText()
  const rows = useValueRows()
  return (
    <FormPart title={text('recognition.settings.values')}>
      <ValueChips values={rows.values} remove={rows.remove} />
      <NewValueRow rows={rows} />
      <SwitchInput
        source="require_values"
        label={text('recognition.settings.requireValues')}
        sentence={text('recognition.settings.requireValuesSentence')}
      />
    </FormPart>
  )
}
