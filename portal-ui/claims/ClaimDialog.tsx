import type { Claim } from '@laurel/contract/rewards/claim.ts'
import { useState } from 'react'
import { useFormats } from '../app/connection/useFormats.ts'
import { Button } from '../elements/Button.tsx'
import { Dialog } from '../elements/Dialog.tsx'
import { Problem } from '../elements/Problem.tsx'
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
        const credited = answer.points > 0 ? ` ${formats.points(answer.points)} are in your balance.` : ''
        onResult({ kind: 'CLAIMED_GIFT', message: `Enjoy your gift!${credited}` })
      },
    })
  return (
    <Dialog
      title={`Gift for ${claim.earned_award.award.name} award`}
      onDismiss={claiming.isPending ? undefined : onClose}
    >
      <p className={styles.lead}>
        {rows.length > 1 ? `Pick one thing in each of the ${rows.length} rows.` : 'Pick what you like best.'}
      </p>
      {rows.map((row, index) => (
        <GiftRow
          key={row}
          legend={rows.length > 1 ? `Gift ${index + 1}` : 'Your gift'}
          options={claim.rewards[row] ?? []}
          choice={choices[row]}
          onChange={choice => setChoices(known => ({ ...known, [row]: choice }))}
        />
      ))}
      {problem !== undefined && <Problem className={styles.problem}>{problem}</Problem>}
      <div className={styles.acts}>
        {data?.error === 'ALREADY_CLAIMED' ? (
          <Button onClick={onClose}>Back to your gifts</Button>
        ) : (
          <Button busy={claiming.isPending} disabled={!isComplete(claim, choices)} onClick={send}>
            {claiming.isPending ? 'Claiming…' : 'Claim gift'}
          </Button>
        )}
        <Button look="quiet" disabled={claiming.isPending} onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  )
}
