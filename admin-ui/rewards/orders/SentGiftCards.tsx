import type { MemberRedemption } from '@laurel/contract/rewards/redemption.ts'
import { resendMembersGiftCard } from '@laurel/contract/rewards/resendGiftCard.ts'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { NamedButton } from '../../elements/action/NamedButton.tsx'
import { RefusalLine } from '../../elements/action/RefusalLine.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { ListSearch } from '../../elements/list/ListSearch.tsx'
import { NoMatch } from '../../elements/list/NoMatch.tsx'
import { RecordList } from '../../elements/list/RecordList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { redemptionColumns } from '../redemptions/redemptionColumns.tsx'
import { redemptionIdOf } from '../redemptions/redemptionIdOf.ts'

const columns = redemptionColumns({
  name: 'reward',
  label: 'field.reward',
  cell: row => row.redemption.name,
})

/** Delivered gift cards, newest first, whose mail a vendor can send again. */
export const SentGiftCards = () => {
  const text = useText()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <Typography variant="h2" id={heading} sx={{ marginTop: 5, marginBottom: 2 }}>
        {text('rewards.orders.sentCards')}
      </Typography>
      <RecordList<MemberRedemption>
        resource="rewards"
        isPart
        perPage={10}
        label={text('rewards.orders.sentCards')}
        filter={{ status: 'COMPLETE', type: 'GIFT_CARD' }}
        naturalSort={{ field: 'created_at', order: 'DESC' }}
        columns={columns}
        filters={<ListSearch label={text('rewards.orders.searchCards')} />}
        noMatch={
          <NoMatch
            title={text('rewards.orders.noCardMatches')}
            sentence={text('rewards.orders.noCardMatchesSentence')}
          />
        }
        empty={
          <EmptyState
            title={text('rewards.orders.noCards')}
            sentence={text('rewards.orders.noCardsSentence')}
          />
        }
        actions={redemption => <ResendButton redemption={redemption} />}
      />
    </section>
  )
}

const ResendButton = ({ redemption }: { readonly redemption: MemberRedemption }) => {
  const text = useText()
  const user = redemption.user.name
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, act) =>
      act(resendMembersGiftCard, { params: { redemptionId: redemptionIdOf(redemption) } }),
    ({ ok, message }) =>
      ok
        ? { text: text('rewards.orders.resent', { user }), type: 'success' }
        : { text: message ?? text('action.failed'), type: 'warning' },
  )
  return (
    <>
      <RefusalLine refusal={refusal} />
      <NamedButton
        of="rewards.orders.resend"
        about={{ user }}
        color="inherit"
        loading={isRunning}
        onClick={() => void perform(null)}
      />
    </>
  )
}
