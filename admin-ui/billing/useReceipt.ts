import { saveReceipt } from '@laurel/contract/billing/receipts.ts'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { useText } from '../messages/useText.ts'

/** Saves the receipt of a top-up or a statement as a PDF file, or says why there is none. */
export const useReceipt = (id: string) => {
  const text = useText()
  const notify = useNotify()
  const { client } = useConnection()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const address = URL.createObjectURL(await client.call(saveReceipt, { params: { id } }))
      const link = document.createElement('a')
      link.href = address
      link.download = `receipt-${id.slice(0, 8)}.pdf`
      link.click()
      URL.revokeObjectURL(address)
    } catch (error) {
      notify(error instanceof Error ? error.message : text('action.failed'), { type: 'error' })
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving }
}
