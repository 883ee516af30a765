import type { Claim } from '@laurel/contract/rewards/claim.ts'
import { useState } from 'react'
import { useFormats } from '../app/connection/useFormats.ts'
import { Button } from '../elements/Button.tsx'
import { Dialog } from '../elements/Dialog.tsx'
import { Problem } from '../elements/Problem.tsx'
import { useText } from '../messages/useText.ts'
import styles from './ClaimDialog.module.css'
import { type Choices, isComplete, rowsToPick } from './claimChoice.ts'
import { GiftRow } from './GiftRow.tsx'
import { useClaim } from './useClaim.ts'

export type ClaimResult = {
  readonly kind: 'CLAIMED_GIFT'
  readonly message: string
}

type ClaimDialogProps = {
  readonly claim: Claim
  readonly onClose: () => void
  readonly onResult: (result: ClaimResult) => void
}

/** Picks one thing in each row of a gift. */
export const ClaimDialog = ({ claim, onClose, onResult }: ClaimDialogProps) => {
  const text = useText()

  const formats = useFormats()
  const [choices, setChoices] = useState<Choices>({})
  const claiming = useClaim(claim, choices)
  const rows = rowsToPick(claim)
  const { data } = claiming
  const problem = claiming.error?.message ?? data?.message ?? undefined
  const send = () =>
    claiming.mutate(undefined, {
      onSuccess: answer => {
        if (!answer.ok) return
        const { points } = answer
        const message =
          points > 0 ? text('claims.enjoyPoints', { points: formats.points(points) }) : text('claims.enjoy')
        onResult({ kind: 'CLAIMED_GIFT', message })
      },
    })
  return (
    <Dialog
      title={text('claims.giftFor', { award: claim.earned_award.award.name })}
      onDismiss={claiming.isPending ? undefined : onClose}
    >
      <p className={styles.lead}>
        {rows.length > 1 ? text('claims.pickEach', { count: rows.length }) : text('claims.pickOne')}
      </p>
      {rows.map((row, index) => (
        <GiftRow
          key={row}
          legend={
            rows.length > 1 ? text('claims.giftNumber', { number: index + 1 }) : text('claims.yourGift')
          }
          options={claim.rewards[row] ?? []}
          choice={choices[row]}
          onChange={choice => setChoices(known => ({ ...known, [row]: choice }))}
        />
      ))}
      {problem !== undefined && <Problem className={styles.problem}>{problem}</Problem>}
      <div className={styles.acts}>
        {data?.error === 'ALREADY_CLAIMED' ? (
          <Button onClick={onClose}>{text('claims.back')}</Button>
        ) : (
          <Button busy={claiming.isPending} disabled={!isComplete(claim, choices)} onClick={send}>
            {claiming.isPending ? text('claims.claiming') : text('claims.claim')}
          </Button>
        )}
        <Button look="quiet" disabled={claiming.isPending} onClick={onClose}>
          {text('action.notNow')}
        </Button>
      </div>
    </Dialog>
  )
}
