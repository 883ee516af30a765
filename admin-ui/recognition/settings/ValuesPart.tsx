import { FormPart } from '../../elements/form/FormPart.tsx'
import { SettingSwitch } from '../../elements/form/SettingSwitch.tsx'
import type { SchemaForm } from '../../elements/form/useSchemaForm.ts'
import { NewValueRow } from './NewValueRow.tsx'
import type { RecognitionTexts } from './recognitionTexts.ts'
import type { ValueRows } from './useValueRows.ts'
import { ValueChips } from './ValueChips.tsx'

type ValuesPartProps = { readonly rows: ValueRows; readonly form: SchemaForm<RecognitionTexts> }

export const ValuesPart = ({ rows, form }: ValuesPartProps) => (
  <FormPart title="Taggable values">
    <ValueChips values={rows.values} remove={rows.remove} />
    <NewValueRow rows={rows} />
    <SettingSwitch
      label="Every shoutout needs a value"
      sentence="Without one, a shoutout is not given, and whoever wrote it is asked for one."
      isOn={form.values.require_values}
      onSwitch={isOn => form.change('require_values', isOn)}
    />
  </FormPart>
)
