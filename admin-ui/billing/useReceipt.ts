import { saveReceipt } from '@laurel/contract/billing/receipts.ts'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { useSaveFile } from '../reports/activity/useSaveFile.ts'

/** Saves the receipt of a top-up or a statement as a PDF file, or says why there is none. */
export const useReceipt = (id: string) => {
  const { client } = useConnection()
  return useSaveFile(`receipt-${id.slice(0, 8)}.pdf`, () => client.call(saveReceipt, { params: { id } }))
}
