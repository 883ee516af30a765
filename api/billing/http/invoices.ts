import { listInvoices } from '@laurel/contract/billing/invoices.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { listInvoices as list } from '../invoices/listInvoices.ts'
import { orUncertain } from './money.ts'

/** The invoices of the subscription. */
export const serveInvoices = (api: Api, { database, billing }: Dependencies): void => {
  api.route({
    ...routeOf(listInvoices),
    handler: async request => {
      const none = { open: [], paid: [] }
      const { teamId } = callerOf(request)
      const { open, paid } = billing ? await orUncertain(list({ database, billing }, teamId)) : none
      return { open_invoices: open, paid_invoices: paid }
    },
  })
}
