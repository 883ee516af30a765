import { resendGiftCard } from '@laurel/contract/rewards/resendGiftCard.ts'
import { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { useMutation } from '@tanstack/react-query'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { Button } from '../elements/Button.tsx'
import { useText } from '../messages/useText.ts'
import styles from './Delivery.module.css'

type ResendGiftCardProps = { readonly redemptionId: string; readonly name: string }

/** Lets the vendor send the mail with the card again. The outcome stays beside the button. */
export const ResendGiftCard = ({ redemptionId, name }: ResendGiftCardProps) => {
  const text = useText()

  const { client } = useConnection()
  const { user } = useSignedIn()
  const resend = useMutation({
    mutationFn: () =>
      client.call(resendGiftCard, { params: { redemptionId: RedemptionId.parse(redemptionId) } }),
  })
  const problem = resend.error?.message ?? resend.data?.message
  return (
    <>
      <Button look="quiet" busy={resend.isPending} onClick={() => resend.mutate()}>
        {text('redemptions.resend.send')}
        <span className="seen-by-readers-only">: {name}</span>
      </Button>
      <p className={styles.answer} role="status">
        {problem ??
          (resend.data?.ok === true && text('redemptions.resend.sent', { email: user.email ?? 'you' }))}
      </p>
    </>
  )
}
