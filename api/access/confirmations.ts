import type { SecurityActivity } from '@laurel/contract/team/securityActivity.ts'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { confirmationMilliseconds } from './limits.ts'
import { hashOfSecret, newSecret } from './secret.ts'
import type { SessionOwner } from './sessions.ts'
import type { Signer } from './signer.ts'
import type { SignIns } from './signIns.ts'

const audience = 'laurel-continue'

/** A verified sign-in that waits for its person to confirm it. */
export type PendingSignIn = {
  readonly owner: SessionOwner
  readonly activity: Extract<
    SecurityActivity,
    'AUTHENTICATED_WITH_SLACK_TOKEN' | 'AUTHENTICATED_WITH_HITHRIVE_TOKEN'
  >
}

export type Confirmations = {
  /** A ticket that completes the sign-in in the browser with this binding. */
  issue(pending: PendingSignIn, binding: string): Promise<string>
  /** Uses a ticket once; undefined where it is unknown, used, expired or of another browser. */
  use(ticket: string, binding: string | undefined): Promise<PendingSignIn | undefined>
}

const Claims = z.object({
  jti: z.string(),
  sub: z.uuid(),
  team: z.uuid(),
  act: z.enum(['AUTHENTICATED_WITH_SLACK_TOKEN', 'AUTHENTICATED_WITH_HITHRIVE_TOKEN']),
  binding: z.string(),
})

export const createConfirmations = (
  signer: Signer,
  signIns: Pick<SignIns, 'complete'>,
  clock: Clock,
): Confirmations => ({
  issue: ({ owner, activity }, binding) =>
    signer.sign(
      audience,
      {
        jti: newSecret(),
        sub: owner.memberId,
        team: owner.teamId,
        act: activity,
        binding: hashOfSecret(binding),
      },
      new Date(clock().getTime() + confirmationMilliseconds),
    ),

  use: async (ticket, binding) => {
    const reading = await signer.read(audience, ticket)
    const claims = reading.kind === 'valid' ? Claims.safeParse(reading.claims).data : undefined
    if (!claims || binding === undefined || claims.binding !== hashOfSecret(binding)) return undefined
    if (!(await signIns.complete(claims.jti))) return undefined
    return { owner: { teamId: claims.team, memberId: claims.sub }, activity: claims.act }
  },
})
