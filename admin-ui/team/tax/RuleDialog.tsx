import type { TaxRule } from '@laurel/contract/team/taxRule.ts'
import { setTaxRules, type TaxSettings } from '@laurel/contract/team/taxRules.ts'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { SwitchInput } from '../../elements/form/SwitchInput.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'
import { CountryInput } from './CountryInput.tsx'
import { KindsInput } from './KindsInput.tsx'
import { inputOf, periods, type RuleInput, ruleFormOf } from './ruleForm.ts'

type RuleDialogProps = {
  /** Undefined for a new one. */
  readonly rule: TaxRule | undefined
  readonly others: readonly TaxRule[]
  /** All settings with the rule that was filled in. */
  readonly settingsWith: (rule: TaxRule) => TaxSettings
  readonly onClose: () => void
}

/** One decision of the company: which rewards, where, and up to which limit they are not taxable. */
export const RuleDialog = ({ rule, others, settingsWith, onClose }: RuleDialogProps) => {
  const text = useText()
  const schema = useMemo(() => ruleFormOf(others, text), [others, text])
  const { perform, isRunning } = useAct(
    (filledIn: TaxRule, act) => act(setTaxRules, { body: settingsWith(filledIn) }),
    text('tax.saved'),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text(rule ? 'tax.editTitle' : 'tax.addTitle')}
      confirmLabel={text('form.save')}
      isRunning={isRunning}
      schema={schema}
      defaultValues={inputOf(rule)}
      onSave={perform}
      onClose={onClose}
    >
      <CountryInput source="country" label={text('tax.country')} />
      <KindsInput source="kinds" />
      <SwitchInput source="is_taxable" label={text('tax.isTaxable')} />
      <Limit />
      <TextInput source="source" label={text('tax.source')} hint={text('tax.sourceHint')} rows={2} />
    </FormDialog>
  )
}

/** Asked only of what is taxable. */
const Limit = () => {
  const text = useText()
  const [isTaxable, per] = useWatch<RuleInput, ['is_taxable', 'per']>({ name: ['is_taxable', 'per'] })
  if (!isTaxable) return null
  return (
    <>
      <ChoiceInput
        source="per"
        label={text('tax.limit')}
        choices={periods.map(value => ({ value, label: text(`tax.periods.${value}`) }))}
      />
      {per !== 'none' && (
        <>
          <TextInput source="dollars" label={text('tax.dollars')} hint={text('tax.dollarsHint')} />
          <ChoiceInput
            source="above"
            label={text('tax.above')}
            choices={(['whole', 'excess'] as const).map(value => ({
              value,
              label: text(`tax.aboveChoices.${value}`),
            }))}
          />
        </>
      )}
    </>
  )
}
