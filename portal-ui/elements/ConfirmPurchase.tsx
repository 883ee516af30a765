import type { RewardKind } from '@laurel/ledger/teams/tax/vocabulary.ts'
import type { ReactNode } from 'react'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { useText } from '../messages/useText.ts'
import { TaxNote } from '../statement/TaxNote.tsx'
import { Amount } from './Amount.tsx'
import { Button } from './Button.tsx'
import styles from './ConfirmPurchase.module.css'
import { Dialog } from './Dialog.tsx'
import { Problem } from './Problem.tsx'
import { type Refusal, Refused } from './Refused.tsx'

export type PurchaseLine = { readonly label: string; readonly value: ReactNode }

type ConfirmPurchaseProps = {
  /** What is bought: `Redeem “Coffee beans”?`. */
  readonly title: string
  /** An image or an emoji of it. */
  readonly picture?: ReactNode
  readonly points: number
  /** The name of the row of the price. */
  readonly priceLabel?: string
  /** What else the person agrees to: fee, address, destination, value of the card. */
  readonly lines?: readonly PurchaseLine[]
  /** What it is to the taxes of the person. */
  readonly kind: RewardKind
  /** When it arrives, in a sentence. */
  readonly promise?: string
  readonly isPending: boolean
  readonly refusal: Refusal | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** What to do when a retry can't help; closes the dialog otherwise. */
  readonly finalAction?: { readonly label: string; readonly act: () => void }
  /** Fields that have to be answered first, such as a code. */
  readonly children?: ReactNode
  readonly canConfirm?: boolean
  readonly confirmLabel?: string
}

/** Asks once more before points are spent: what it is, what it costs, how it arrives and what will be left. */
export const ConfirmPurchase = (props: ConfirmPurchaseProps) => {
  const text = useText()

  const { title, picture, points, lines = [], promise, isPending, refusal, onConfirm, onClose } = props
  const { user } = useSignedIn()
  const formats = useFormats()
  const balance = user.redeemable_points
  const isShort = balance < points
  return (
    <Dialog
      title={title}
      isCentred
      picture={
        picture !== undefined && (
          <span className={styles.picture} aria-hidden="true">
            {picture}
          </span>
        )
      }
      onDismiss={isPending ? undefined : onClose}
    >
      <dl className={styles.account}>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={lines.length > 0 ? styles.rest : undefined}>
          <dt>{text('purchase.balance')}</dt>
          <dd>
            <Amount points={balance} />
          </dd>
        </div>
        <div>
          <dt>{props.priceLabel ?? text('purchase.thisReward')}</dt>
          <dd>
            <Amount points={-points} />
          </dd>
        </div>
        {!isShort && (
          <div className={styles.rest}>
            <dt>{text('purchase.left')}</dt>
            <dd>
              <Amount points={balance - points} />
            </dd>
          </div>
        )}
      </dl>
      {promise !== undefined && <p className={styles.promise}>{promise}</p>}
      <TaxNote kind={props.kind} className={styles.promise} />
      {props.children}
      {isShort && refusal === undefined && (
        <Problem className={styles.refusal} role="status">
          {text('purchase.needMore', { points: formats.points(points - balance) })}
        </Problem>
      )}
      {refusal !== undefined && <Refused className={styles.refusal} refusal={refusal} />}
      <div className={styles.acts}>
        {refusal?.isFinal === true ? (
          <Button onClick={props.finalAction?.act ?? onClose}>
            {props.finalAction?.label ?? text('purchase.chooseAnother')}
          </Button>
        ) : (
          <>
            <Button busy={isPending} disabled={isShort || props.canConfirm === false} onClick={onConfirm}>
              {isPending
                ? text('purchase.redeeming')
                : (props.confirmLabel ?? text('home.redeemFor', { points: formats.points(points) }))}
            </Button>
            <Button look="quiet" disabled={isPending} onClick={onClose}>
              {text('action.notNow')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}
