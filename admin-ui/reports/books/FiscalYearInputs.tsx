import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** When the fiscal year begins, and what accounting programs ask for beside accounts. */
export const FiscalYearInputs = () => {
  const text = useText()
  const { locale } = useFormats()
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return (
    <>
      <ChoiceInput
        source="fiscal_year_starts_in"
        label={text('books.fiscalYearStart')}
        choices={months.map(month => ({ value: month, label: name.format(Date.UTC(2026, month - 1, 15)) }))}
      />
      <TextInput
        source="xero_tax_rate"
        label={text('books.xeroTaxRate')}
        hint={text('books.xeroTaxRateHint')}
      />
    </>
  )
}
