import { saveReceipt } from '@laurel/contract/billing/receipts.ts'
import { z } from 'zod'
import type { Dependencies } from '../../http/dependencies.ts'
import { moneyProblem } from '../../http/problems/moneyProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { speechOf } from '../../http/serving/speechOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { receiptOf } from '../receipts/receiptOf.ts'
import { receiptPdf } from '../receipts/receiptPdf.ts'
import { orUncertain } from './money.ts'

const pdfFile: Record<number, unknown> = { 200: { content: { 'application/pdf': { schema: z.string() } } } }

/** The receipts of payments for points. */
export const serveReceipts = (api: Api, dependencies: Dependencies): void => {
  const { database, billing } = dependencies
  const route = routeOf(saveReceipt)
  api.route({
    ...route,
    schema: {
      ...route.schema,
      response: pdfFile,
    },
    handler: async (request, reply) => {
      const team = await teamOfCaller(dependencies, request)
      const receipt = await orUncertain(receiptOf({ database, billing }, team, request.params.id))
      if (!receipt) throw moneyProblem('PAYMENT_UNKNOWN')
      reply.header('content-disposition', `attachment; filename="${receipt.number}.pdf"`)
      return reply.type('application/pdf').send(await receiptPdf(receipt, speechOf(request)))
    },
  })
}
