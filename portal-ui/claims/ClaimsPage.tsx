import type { Claim } from '@laurel/contract/rewards/claim.ts'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { usePendingClaims } from '../app/connection/queries.ts'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { Emoji } from '../elements/Emoji.tsx'
import { LoadingFailed } from '../elements/LoadingFailed.tsx'
import { Notice } from '../elements/Notice.tsx'
import { PageSkeleton } from '../elements/PageSkeleton.tsx'
import { useText } from '../messages/useText.ts'
import { ClaimDialog, type ClaimResult } from './ClaimDialog.tsx'
import styles from './ClaimsPage.module.css'
import { GiftCard } from './GiftCard.tsx'

/** The gifts of awards that wait to be claimed; a claim in the address opens at once. */
export const ClaimsPage = ({ claimId }: { readonly claimId: string | undefined }) => {
  const text = useText()

  const { team } = useSignedIn()
  const claims = usePendingClaims()
  return (
    <>
      <title>{text('claims.page', { team: team.name })}</title>
      {claims.data !== undefined ? (
        <Claims
          claims={claims.data.claims}
          claimId={claimId}
          isSettled={!claims.isFetching}
          onClaimed={() => void claims.refetch()}
        />
      ) : claims.isPending ? (
        <PageSkeleton />
      ) : (
        <LoadingFailed level={1} error={claims.error} onRetry={() => void claims.refetch()} />
      )}
    </>
  )
}

type ClaimsProps = {
  readonly claims: readonly Claim[]
  readonly claimId: string | undefined
  readonly isSettled: boolean
  readonly onClaimed: () => void
}

const Claims = ({ claims, claimId, isSettled, onClaimed }: ClaimsProps) => {
  const text = useText()

  const [open, setOpen] = useState<Claim>()
  const [result, setResult] = useState<ClaimResult>()
  const [, navigate] = useLocation()
  // The gift of the address opens once; then the address is that of the list.
  useEffect(() => {
    if (claimId === undefined) return
    const asked = claims.find(({ id }) => id === claimId)
    if (asked) setOpen(asked)
    if (asked || isSettled) navigate('/claims', { replace: true })
  }, [claimId, claims, isSettled, navigate])
  return (
    <section aria-labelledby="claims-heading">
      <h1 className={styles.heading} id="claims-heading">
        {text('claims.title')}
      </h1>
      {result !== undefined && (
        <p className={styles.done} role="status">
          {result.message} <Link href="/redemptions">{text('claims.seeRedemptions')}</Link>
        </p>
      )}
      {claims.length === 0 ? (
        <Notice picture={<Emoji emoji="🎁" />} title={text('claims.none')}>
          {text('claims.noneText')}
        </Notice>
      ) : (
        <ul className={styles.grid}>
          {claims.map(claim => (
            <GiftCard key={claim.id} claim={claim} onClaim={() => setOpen(claim)} />
          ))}
        </ul>
      )}
      {open !== undefined && (
        <ClaimDialog
          key={open.id}
          claim={open}
          onClose={() => setOpen(undefined)}
          onResult={claimed => {
            setOpen(undefined)
            setResult(claimed)
            if (claimed.kind === 'CLAIMED_GIFT') onClaimed()
          }}
        />
      )}
    </section>
  )
}
