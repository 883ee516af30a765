import { hash } from 'node:crypto'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { signInMilliseconds, signInMillisecondsMax } from './limits.ts'
import { hashOfSecret, newSecret } from './secret.ts'
import type { Signer } from './signer.ts'

const audience = 'laurel-sign-in'

/** The values that tie the answer of Slack to the browser that asked. */
export type SignInProof = { readonly nonce: string; readonly codeVerifier: string }

/**
 * Sign-ins that began and are not complete. The browser keeps them in a cookie that no page reads, so that strangers
 * store nothing here.
 */
export type SignIns = {
  /** The binding of a browser: the given one while it lasts long enough, or a new one. */
  bind(binding: string | undefined): Promise<{ readonly binding: string; readonly expiresAt: Date }>
  /** The proof of the sign-in that a browser began with this state; undefined for a binding that is missing or expired. */
  proofOf(binding: string | undefined, state: string): Promise<SignInProof | undefined>
  /** Marks a verified sign-in as complete; false where it was before. */
  complete(key: string): Promise<boolean>
}

const Claims = z.object({ jti: z.string(), exp: z.int() })

/** Unpredictable for everyone without the binding, and the same for every process. */
const derive = (purpose: string, binding: string, state: string): string =>
  hash('sha256', [purpose, binding, state].join('\n'), 'base64url')

export const createSignIns = (database: Queryable, signer: Signer, clock: Clock): SignIns => {
  const expiryOf = async (binding: string | undefined): Promise<Date | undefined> => {
    if (binding === undefined) return undefined
    const reading = await signer.read(audience, binding)
    const claims = reading.kind === 'valid' ? Claims.safeParse(reading.claims).data : undefined
    return claims && new Date(claims.exp * 1000)
  }

  return {
    bind: async binding => {
      const now = clock().getTime()
      const expiresAt = await expiryOf(binding)
      // A second tab keeps the binding of the first, whose sign-in would fail otherwise.
      if (binding !== undefined && expiresAt && expiresAt.getTime() > now + signInMilliseconds)
        return { binding, expiresAt }
      const newExpiry = new Date(now + signInMillisecondsMax)
      return {
        binding: await signer.sign(audience, { jti: newSecret() }, newExpiry),
        expiresAt: newExpiry,
      }
    },

    proofOf: async (binding, state) => {
      if (binding === undefined || !(await expiryOf(binding))) return undefined
      return {
        nonce: derive('nonce', binding, state),
        codeVerifier: derive('verifier', binding, state),
      }
    },

    complete: async key => {
      const { rows } = await database.query(
        `insert into access.sign_ins (state_hash, expires_at) values ($1, $2)
         on conflict (state_hash) do nothing returning state_hash`,
        [hashOfSecret(key), new Date(clock().getTime() + signInMillisecondsMax)],
      )
      return rows.length === 1
    },
  }
}
