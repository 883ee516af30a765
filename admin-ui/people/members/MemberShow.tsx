import type { Member } from '@laurel/contract/people/members.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Page } from '../../app/shell/Page.tsx'
import { PersonAvatar } from '../../elements/people/Person.tsx'
import { RecordPage } from '../../elements/record/RecordPage.tsx'
import { useText } from '../../messages/useText.ts'
import { ChangesCard } from '../../team/changes/ChangesCard.tsx'
import { ProposedAdjustments } from '../adjustments/ProposedAdjustments.tsx'
import { type AdjustableAccount, AdjustPointsDialog } from './AdjustPointsDialog.tsx'
import { ChangeAdministratorDialog } from './ChangeAdministratorDialog.tsx'
import { type BalanceAccount, MemberBalances } from './MemberBalances.tsx'
import { MemberLedger } from './MemberLedger.tsx'
import { MemberLots } from './MemberLots.tsx'
import { MemberMarks } from './MemberMarks.tsx'
import { MemberProfile } from './MemberProfile.tsx'
import { PersonalDataButton } from './PersonalDataButton.tsx'

const crumb = { path: '/users', label: 'places.users' } as const

/** A person with their balances, and under each balance the entries that made it. */
export const MemberShow = () => {
  const text = useText()
  return (
    <RecordPage<Member> title={text('field.user')} crumb={crumb}>
      {member => <MemberView member={member} />}
    </RecordPage>
  )
}

const MemberView = ({ member }: { readonly member: Member }) => {
  const text = useText()
  const [account, setAccount] = useState<BalanceAccount>('redeemable')
  const [act, setAct] = useState<'adjust' | 'administrator'>()
  const close = () => setAct(undefined)
  return (
    <Page
      title={member.name}
      crumb={crumb}
      lead={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.25 }}>
          <PersonAvatar user={member} size={28} />
          <span>{member.email ?? text('people.noEMailAddress')}</span>
          <MemberMarks member={member} />
        </Box>
      }
      actions={
        <>
          {!member.is_owner && member.is_active && (
            <Button color="inherit" onClick={() => setAct('administrator')}>
              {member.is_admin ? text('people.removeAdministrator') : text('people.makeAdministrator')}
            </Button>
          )}
          <PersonalDataButton memberId={member.id} />
          <Button variant="outlined" onClick={() => setAct('adjust')}>
            {text('people.adjustPoints')}
          </Button>
        </>
      }
    >
      <ProposedAdjustments memberId={member.id} />
      <MemberBalances member={member} account={account} onChoose={setAccount} />
      <MemberProfile key={member.id} memberId={member.id} />
      {account === 'redeemable' && <MemberLots memberId={member.id} />}
      <MemberLedger memberId={member.id} account={account} />
      <ChangesCard title={text('changes.history')} subjectId={member.id} />
      {act === 'adjust' && (
        <AdjustPointsDialog member={member} account={adjustable(account)} onClose={close} />
      )}
      {act === 'administrator' && <ChangeAdministratorDialog member={member} onClose={close} />}
    </Page>
  )
}

/** A debt is corrected through what may be spent: points that are added repay it first. */
const adjustable = (account: BalanceAccount): AdjustableAccount =>
  account === 'owed' ? 'redeemable' : account
