import { SectionPage } from '../../app/sections/SectionPage.tsx'

export const Pages = () => <SectionPage section="store" />
