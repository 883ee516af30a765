import { readBilling } from '@laurel/contract/billing/cards.ts'
import { rewardPaymentTypes, setRewardsPaymentMethod } from '@laurel/contract/billing/postpay.ts'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { SettingSwitch } from '../../elements/form/SettingSwitch.tsx'
import { useText } from '../../messages/useText.ts'
import { AddCardDialog } from '../cards/AddCardDialog.tsx'

const { prepaid, postpay } = rewardPaymentTypes

/**
 * Pays for rewards after each month. Without a card one is asked for first; the switch is on once the choice is made, so
 * it returns to off where the card is not saved.
 */
export const PostpaySwitch = () => {
  const text = useText()
  const { team } = useMe()
  const { data: billing } = useAnswer(readBilling, () => ({}))
  const [asked, setAsked] = useState<'card' | 'postpay' | 'prepaid'>()
  const isOn = team.reward_payment_type === postpay
  const close = () => setAsked(undefined)
  const onSwitch = (wanted: boolean) => {
    if (!wanted) setAsked('prepaid')
    else setAsked(billing?.sources.length === 0 ? 'card' : 'postpay')
  }
  if (billing?.is_billing_set_up !== true) return null
  return (
    <Card sx={{ padding: { xs: 2, sm: 2.5 } }}>
      <SettingSwitch
        label={text('billing.postpay')}
        sentence={text('billing.postpaySentence')}
        isOn={isOn || asked === 'card' || asked === 'postpay'}
        onSwitch={onSwitch}
      />
      {asked === 'card' && (
        <AddCardDialog
          title={text('billing.setPaymentMethod')}
          // The dialog closes itself afterwards, which must not undo this.
          onSaved={() => setTimeout(() => setAsked('postpay'))}
          onClose={close}
        />
      )}
      {(asked === 'postpay' || asked === 'prepaid') && (
        <ConfirmAct
          title={text(asked === 'postpay' ? 'billing.enablePostpay' : 'billing.disablePostpay')}
          confirmLabel={text(asked === 'postpay' ? 'billing.enable' : 'billing.payInAdvance')}
          send={act =>
            act(setRewardsPaymentMethod, {
              body: { payment_method: asked === 'postpay' ? postpay : prepaid },
            })
          }
          notice={text(asked === 'postpay' ? 'billing.postpayEnabled' : 'billing.prepaidEnabled')}
          onClose={close}
        >
          {text(asked === 'postpay' ? 'billing.enableSentence' : 'billing.disableSentence')}
        </ConfirmAct>
      )}
    </Card>
  )
}
