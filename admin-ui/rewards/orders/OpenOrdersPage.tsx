import { listOpenOrders, type OpenOrder } from '@laurel/contract/rewards/openOrders.ts'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import type { Column } from '../../elements/list/column.ts'
import { PlainList } from '../../elements/list/PlainList.tsx'
import { Person } from '../../elements/people/Person.tsx'
import { PointsAmount } from '../../elements/points/PointsAmount.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { OrderActs } from './OrderActs.tsx'
import { type Deciding, OrderDialog } from './OrderDialog.tsx'
import { OrderProblem } from './OrderProblem.tsx'
import { SentGiftCards } from './SentGiftCards.tsx'

const columns: readonly Column<OpenOrder>[] = [
  { name: 'what', label: 'rewards.orders.what', cell: row => <OrderProblem order={row} /> },
  {
    name: 'user',
    label: 'field.user',
    isCardTitle: true,
    cell: row => <Person user={row.redemption.user} />,
  },
  {
    name: 'points',
    label: 'field.points',
    isNumeric: true,
    cell: row => <PointsAmount points={row.redemption.points} />,
  },
  { name: 'since', label: 'field.since', width: 130, cell: row => <When instant={row.since} /> },
]

/** Orders that go on when a person has decided. */
export const OpenOrdersPage = () => {
  const text = useText()
  const orders = useAnswer(listOpenOrders, after => ({ query: after }))
  const [deciding, setDeciding] = useState<Deciding>()
  return (
    <Page
      title={text('rewards.orders.title')}
      lead={text('rewards.orders.lead')}
      crumb={{ path: '/rewards', label: 'places.rewards' }}
    >
      {orders.data ? (
        <PlainList<OpenOrder>
          label={text('rewards.orders.title')}
          rows={orders.data}
          columns={columns}
          empty={
            <EmptyState
              title={text('rewards.orders.empty')}
              sentence={text('rewards.orders.emptySentence')}
            />
          }
          actions={order => <OrderActs order={order} onAct={act => setDeciding({ act, order })} />}
        />
      ) : (
        <Card>
          <NotLoaded of={orders} columns={4} />
        </Card>
      )}
      <SentGiftCards />
      {deciding && <OrderDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </Page>
  )
}
