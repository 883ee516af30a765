import { z } from 'zod'
import type { Refused } from '../port.ts'
import type { TangoClient } from './client.ts'
import { refusedBy } from './orders.ts'

const Resent = z.object({ id: z.number() })

/** Lets Tango send the codes of an order again. */
export const resendOrder = async (
  tango: TangoClient,
  { reference, email }: { readonly reference: string | null; readonly email: string },
  signal: AbortSignal,
): Promise<Refused | null> => {
  if (reference === null)
    return { kind: 'refused', code: 'REFUSED', problem: 'Tango Card knows no such order.' }
  const result = await tango.post(
    `/orders/${encodeURIComponent(reference)}/resends`,
    { newEmail: email },
    Resent,
    signal,
  )
  return result.kind === 'refusal' ? refusedBy(result) : null
}
