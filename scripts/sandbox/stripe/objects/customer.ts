import type { CustomerRow } from '../state/paymentRows.ts'

export const showCustomer = (row: CustomerRow) =>
  row.isDeleted
    ? { id: row.id, object: 'customer', deleted: true }
    : {
        id: row.id,
        object: 'customer',
        address: null,
        balance: row.balance,
        created: row.created,
        currency: 'usd',
        default_source: null,
        delinquent: row.isDelinquent,
        description: row.description,
        discount: null,
        email: row.email,
        invoice_prefix: row.invoicePrefix,
        invoice_settings: {
          custom_fields: null,
          default_payment_method: row.defaultPaymentMethod,
          footer: null,
          rendering_options: null,
        },
        livemode: false,
        metadata: row.metadata,
        name: row.name,
        next_invoice_sequence: row.nextInvoiceSequence,
        phone: null,
        preferred_locales: [],
        shipping: null,
        tax_exempt: 'none',
        test_clock: null,
        customer_account: null,
      }
