import { disconnectVendor, type Vendor } from '@laurel/contract/rewards/vendors.ts'
import Typography from '@mui/material/Typography'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { useText } from '../../messages/useText.ts'

type DisconnectDialogProps = { readonly vendor: Vendor; readonly onClose: () => void }

/** Confirms that the settings of a vendor are deleted. */
export const DisconnectDialog = ({ vendor, onClose }: DisconnectDialogProps) => {
  const text = useText()
  return (
    <ConfirmAct
      title={text('rewards.vendors.disconnectTitle', { vendor: vendor.title })}
      confirmLabel={text('rewards.vendors.disconnect')}
      isDestructive
      send={act => act(disconnectVendor, { params: { name: vendor.id } })}
      notice={text('rewards.vendors.disconnected', { vendor: vendor.title })}
      onClose={onClose}
    >
      <Typography>{text('rewards.vendors.disconnectSentence')}</Typography>
    </ConfirmAct>
  )
}
