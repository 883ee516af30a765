import { orderExport } from '@laurel/contract/reports/exports.ts'
import Inventory from '@mui/icons-material/Inventory2Outlined'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'
import { useActivityFilter } from '../activity/useActivityFilter.ts'

/** Orders the shown report as a file that is written in the background, for reports with very many lines. */
export const OrderExportButton = () => {
  const text = useText()
  const { filter: report } = useActivityFilter()
  const notify = useNotify()
  const navigate = useNavigate()
  const { perform, isRunning } = useAct(
    (id: string, act) => act(orderExport, { body: { id, report } }),
    text('exports.ordered'),
  )
  const order = async () => {
    const outcome = await perform(crypto.randomUUID())
    if (outcome.isDone) void navigate('/reporting/exports')
    else notify(outcome.refusal.message, { type: 'error' })
  }
  return (
    <Button variant="outlined" startIcon={<Inventory />} loading={isRunning} onClick={() => void order()}>
      {text('exports.order')}
    </Button>
  )
}
