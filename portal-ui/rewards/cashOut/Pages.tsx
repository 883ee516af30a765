import { useLocation } from 'wouter'
import { SectionPage } from '../../app/sections/SectionPage.tsx'

/** `/paypal` and `/venmo`. */
export const Pages = () => {
  const [path] = useLocation()
  return <SectionPage section={path.split('/')[1]} />
}
