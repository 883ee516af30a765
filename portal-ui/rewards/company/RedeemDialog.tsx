import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import { useId } from 'react'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Amount } from '../../elements/Amount.tsx'
import { Button } from '../../elements/Button.tsx'
import { Dialog } from '../../elements/Dialog.tsx'
import { Emoji } from '../../elements/Emoji.tsx'
import styles from './RedeemDialog.module.css'
import { useRedeem } from './useRedeem.ts'

type RedeemDialogProps = { readonly reward: CompanyReward; readonly onClose: () => void }

/** Asks once more before points are spent, and says what will be left of them. */
export const RedeemDialog = ({ reward, onClose }: RedeemDialogProps) => {
  const { user } = useSignedIn()
  const formats = useFormats()
  const heading = useId()
  const { redeem, isPending, refusal } = useRedeem(reward)
  return (
    <Dialog labelledBy={heading} onDismiss={isPending ? () => {} : onClose}>
      <span className={styles.emoji} aria-hidden="true">
        <Emoji emoji={reward.emoji} />
      </span>
      <h2 className={styles.heading} id={heading}>
        Redeem “{reward.name}”?
      </h2>
      <dl className={styles.account}>
        <div>
          <dt>Your balance</dt>
          <dd>
            <Amount points={user.redeemable_points} />
          </dd>
        </div>
        <div>
          <dt>This reward</dt>
          <dd>
            <Amount points={-reward.point_cost} />
          </dd>
        </div>
        <div className={styles.rest}>
          <dt>Left for later</dt>
          <dd>
            <Amount points={user.redeemable_points - reward.point_cost} />
          </dd>
        </div>
      </dl>
      {refusal !== undefined && (
        <p className={styles.refusal} role="alert">
          {refusal.text}
        </p>
      )}
      <div className={styles.acts}>
        {refusal?.isFinal === true ? (
          <Button onClick={onClose}>Choose another reward</Button>
        ) : (
          <>
            <Button busy={isPending} onClick={redeem}>
              {isPending ? 'Redeeming…' : `Redeem for ${formats.points(reward.point_cost)}`}
            </Button>
            <Button look="quiet" disabled={isPending} onClick={onClose}>
              Not now
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}
