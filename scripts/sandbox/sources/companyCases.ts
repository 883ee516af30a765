import { type CompanyPerson, companyBegan } from './companyPerson.ts'

const ordinary = {
  personalEmail: null,
  preferredName: null,
  birthDate: '1988-06-15',
  hiredOn: '2021-09-01',
  leftOn: null,
  isActive: true,
  title: 'Specialist',
  department: 'Support',
  location: 'Remote',
  managerId: null,
  custom: {},
  changedAt: companyBegan,
} as const

/** Ids of people that are not as one expects, for specs. */
export const cases = {
  noEmail: '2001',
  sameEmail: ['2002', '2003'],
  cycle: ['2004', '2005', '2006'],
  scripts: { cyrillic: '2007', han: '2008', arabic: '2009', devanagari: '2010' },
  /** No birthday, and no start date: partners write that in their own form of nothing. */
  noDates: '2011',
  leapDay: '2012',
  left: '2013',
  /** E-mail with capitals and spaces around it, and a long title. */
  untidy: '2014',
  ownManager: '2015',
} as const

/** People as real HR systems have them. */
export const companyCases: readonly CompanyPerson[] = [
  { ...ordinary, id: '2001', email: null, firstName: 'Nora', lastName: 'Postless' },
  { ...ordinary, id: '2002', email: 'sam.twin@juniper.example', firstName: 'Sam', lastName: 'Twin' },
  { ...ordinary, id: '2003', email: 'sam.twin@juniper.example', firstName: 'Samuel', lastName: 'Twin' },
  {
    ...ordinary,
    id: '2004',
    email: 'uma@juniper.example',
    firstName: 'Uma',
    lastName: 'Round',
    managerId: '2006',
  },
  {
    ...ordinary,
    id: '2005',
    email: 'vik@juniper.example',
    firstName: 'Vik',
    lastName: 'Round',
    managerId: '2004',
  },
  {
    ...ordinary,
    id: '2006',
    email: 'wes@juniper.example',
    firstName: 'Wes',
    lastName: 'Round',
    managerId: '2005',
  },
  { ...ordinary, id: '2007', email: 'olga@juniper.example', firstName: 'Ольга', lastName: 'Иванова' },
  { ...ordinary, id: '2008', email: 'wei@juniper.example', firstName: '伟', lastName: '王' },
  { ...ordinary, id: '2009', email: 'layla@juniper.example', firstName: 'ليلى', lastName: 'حداد' },
  { ...ordinary, id: '2010', email: 'anil@juniper.example', firstName: 'अनिल', lastName: 'शर्मा' },
  {
    ...ordinary,
    id: '2011',
    email: 'dee@juniper.example',
    firstName: 'Dee',
    lastName: 'Dateless',
    birthDate: null,
    hiredOn: null,
  },
  {
    ...ordinary,
    id: '2012',
    email: 'lea@juniper.example',
    firstName: 'Lea',
    lastName: 'Leap',
    birthDate: '1992-02-29',
  },
  {
    ...ordinary,
    id: '2013',
    email: 'gone@juniper.example',
    firstName: 'Gil',
    lastName: 'Gone',
    leftOn: '2026-02-27',
    isActive: false,
  },
  {
    ...ordinary,
    id: '2014',
    email: ' Una.TIDY@Juniper.example ',
    firstName: ' Una ',
    lastName: 'Tidy',
    title: 'T'.repeat(900),
  },
  {
    ...ordinary,
    id: '2015',
    email: 'self@juniper.example',
    firstName: 'Sol',
    lastName: 'Self',
    managerId: '2015',
  },
]
