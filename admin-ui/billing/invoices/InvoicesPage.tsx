import { type Invoice, listInvoices } from '@laurel/contract/billing/invoices.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { ReceiptRow, receiptListStyle } from '../ReceiptRow.tsx'

/** What was charged for the subscription. */
export const InvoicesPage = () => {
  const text = useText()
  const invoices = useAnswer(listInvoices, () => ({}))
  return (
    <Page
      title={text('billing.invoices')}
      lead={text('billing.invoicesLead')}
      crumb={{ path: '/billing', label: 'places.billing' }}
    >
      {invoices.data ? (
        <Box sx={{ display: 'grid', gap: 4, maxWidth: 880, '& > *': { minWidth: 0 } }}>
          <Invoices
            title={text('billing.openInvoices')}
            none={text('billing.noOpenInvoices')}
            invoices={invoices.data.open_invoices}
          />
          <Invoices
            title={text('billing.paidInvoices')}
            none={text('billing.noPaidInvoices')}
            invoices={invoices.data.paid_invoices}
          />
        </Box>
      ) : (
        <Card>
          <NotLoaded of={invoices} columns={3} />
        </Card>
      )}
    </Page>
  )
}

type InvoicesProps = { readonly title: string; readonly none: string; readonly invoices: readonly Invoice[] }

const Invoices = ({ title, none, invoices }: InvoicesProps) => {
  const formats = useFormats()
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id={titleId}>
        {title}
      </Typography>
      <Card>
        {invoices.length === 0 && (
          <Typography color="text.secondary" sx={{ padding: 2.5 }}>
            {none}
          </Typography>
        )}
        <Box component="ul" aria-labelledby={titleId} sx={receiptListStyle}>
          {invoices.map(({ id, number, created, total, currency, invoice_pdf, payment_url }) => (
            <ReceiptRow
              key={id}
              title={number ?? id}
              detail={formats.day(created)}
              amount={formats.money(total / 100, currency.toUpperCase())}
              action={
                <>
                  <Elsewhere address={payment_url} of="pay" number={number ?? id} />
                  <Elsewhere address={invoice_pdf} of="view" number={number ?? id} />
                </>
              }
            />
          ))}
        </Box>
      </Card>
    </Box>
  )
}

type ElsewhereProps = {
  readonly address: string | null
  readonly of: keyof typeof elsewhere
  readonly number: string
}

const elsewhere = {
  pay: { label: 'billing.payInvoice', named: 'billing.payInvoiceNamed' },
  view: { label: 'billing.viewInvoice', named: 'billing.viewInvoiceNamed' },
} as const

/** Opens a page of the payment provider. */
const Elsewhere = ({ address, of, number }: ElsewhereProps) => {
  const text = useText()
  const { label, named } = elsewhere[of]
  if (address === null) return null
  return (
    <Button size="small" href={address} target="_blank" rel="noreferrer" aria-label={text(named, { number })}>
      {text(label)}
    </Button>
  )
}
