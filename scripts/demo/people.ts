/** The people of the demo company: name, title, department, time zone. All of them are made up. */
const people = [
  ['Maren Okafor', 'Chief executive', 'Leadership', 'Europe/Berlin'],
  ['Tomas Lindqvist', 'Chief technology officer', 'Leadership', 'Europe/Stockholm'],
  ['Priya Raman', 'Head of people', 'People', 'Europe/London'],
  ['Jonas Weber', 'People partner', 'People', 'Europe/Berlin'],
  ['Amara Diallo', 'Talent lead', 'People', 'Europe/Paris'],
  ['Sofia Marques', 'Office lead', 'People', 'Europe/Lisbon'],
  ['Elif Kaya', 'Engineering manager', 'Engineering', 'Europe/Istanbul'],
  ['Daniel Osei', 'Staff engineer', 'Engineering', 'Europe/London'],
  ['Hana Sato', 'Senior engineer', 'Engineering', 'Asia/Tokyo'],
  ['Mateo Rivas', 'Senior engineer', 'Engineering', 'Europe/Madrid'],
  ['Ingrid Solberg', 'Senior engineer', 'Engineering', 'Europe/Oslo'],
  ['Ravi Menon', 'Engineer', 'Engineering', 'Asia/Kolkata'],
  ['Chloe Bennett', 'Engineer', 'Engineering', 'Europe/London'],
  ['Nikolai Petrov', 'Engineer', 'Engineering', 'Europe/Sofia'],
  ['Fatima Zahra', 'Engineer', 'Engineering', 'Africa/Casablanca'],
  ['Oskar Nowak', 'Engineer', 'Engineering', 'Europe/Warsaw'],
  ['Lucia Ferrari', 'Engineer', 'Engineering', 'Europe/Rome'],
  ['Kwame Mensah', 'Engineer', 'Engineering', 'Africa/Accra'],
  ['Yuki Tanaka', 'Engineer', 'Engineering', 'Asia/Tokyo'],
  ['Emil Andersen', 'Site reliability engineer', 'Engineering', 'Europe/Copenhagen'],
  ['Zainab Yusuf', 'Site reliability engineer', 'Engineering', 'Africa/Lagos'],
  ['Patrick Doyle', 'Quality engineer', 'Engineering', 'Europe/Dublin'],
  ['Mei Lin', 'Data engineer', 'Engineering', 'Asia/Singapore'],
  ['Anton Gruber', 'Data scientist', 'Engineering', 'Europe/Vienna'],
  ['Clara Fontaine', 'Head of design', 'Design', 'Europe/Paris'],
  ['Noor Haddad', 'Product designer', 'Design', 'Europe/Amsterdam'],
  ['Leo Marchetti', 'Product designer', 'Design', 'Europe/Rome'],
  ['Astrid Nyman', 'Researcher', 'Design', 'Europe/Helsinki'],
  ['Gabriel Costa', 'Brand designer', 'Design', 'America/Sao_Paulo'],
  ['Ivy Thompson', 'Content designer', 'Design', 'Europe/London'],
  ['Samuel Adeyemi', 'Head of product', 'Product', 'Europe/London'],
  ['Katarina Novak', 'Product manager', 'Product', 'Europe/Ljubljana'],
  ['Diego Alvarez', 'Product manager', 'Product', 'America/Mexico_City'],
  ['Linnea Berg', 'Product manager', 'Product', 'Europe/Stockholm'],
  ['Arjun Shah', 'Product operations', 'Product', 'Asia/Kolkata'],
  ['Beatrice Lang', 'Head of support', 'Support', 'Europe/Zurich'],
  ['Omar Farouk', 'Support lead', 'Support', 'Africa/Cairo'],
  ['Julia Kowalska', 'Support engineer', 'Support', 'Europe/Warsaw'],
  ['Finn Murphy', 'Support specialist', 'Support', 'Europe/Dublin'],
  ['Grace Wanjiru', 'Support specialist', 'Support', 'Africa/Nairobi'],
  ['Theo Laurent', 'Support specialist', 'Support', 'Europe/Paris'],
  ['Selma Aydin', 'Support specialist', 'Support', 'Europe/Istanbul'],
  ['Marco Bianchi', 'Support specialist', 'Support', 'Europe/Rome'],
  ['Victor Hansen', 'Head of sales', 'Sales', 'Europe/Copenhagen'],
  ['Nadia Rahman', 'Account executive', 'Sales', 'Europe/London'],
  ['Pedro Santos', 'Account executive', 'Sales', 'Europe/Lisbon'],
  ['Charlotte Dubois', 'Account executive', 'Sales', 'Europe/Brussels'],
  ['Bruno Keller', 'Solutions engineer', 'Sales', 'Europe/Zurich'],
  ['Alice Moreau', 'Customer success', 'Sales', 'Europe/Paris'],
  ['Henrik Dahl', 'Customer success', 'Sales', 'Europe/Oslo'],
  ['Rosa Jimenez', 'Customer success', 'Sales', 'Europe/Madrid'],
  ['Tariq Aziz', 'Sales operations', 'Sales', 'Asia/Dubai'],
  ['Eleanor Wright', 'Head of marketing', 'Marketing', 'Europe/London'],
  ['Milan Horvat', 'Growth marketer', 'Marketing', 'Europe/Zagreb'],
  ['Isabel Pinto', 'Content marketer', 'Marketing', 'Europe/Lisbon'],
  ['Jasper de Vries', 'Events lead', 'Marketing', 'Europe/Amsterdam'],
  ['Helena Papadakis', 'Finance lead', 'Finance', 'Europe/Athens'],
  ['Stefan Ionescu', 'Accountant', 'Finance', 'Europe/Bucharest'],
  ['Wren Castillo', 'Legal counsel', 'Finance', 'America/New_York'],
  ['Bao Nguyen', 'Financial analyst', 'Finance', 'Asia/Ho_Chi_Minh'],
] as const

/** They join soon: the workspace has them already, and no shoutout names them yet. */
const newcomers = [
  ['Lars Holm', 'Engineer', 'Engineering', 'Europe/Oslo'],
  ['Aisha Bello', 'Product designer', 'Design', 'Africa/Lagos'],
  ['Nina Varga', 'Support specialist', 'Support', 'Europe/Budapest'],
] as const

type Described = (typeof people | typeof newcomers)[number]

export type Department = Described[2]

export type DemoPerson = {
  readonly slackId: string
  readonly handle: string
  readonly name: string
  readonly email: string
  readonly title: string
  readonly department: Department
  readonly timeZone: string
}

const emailDomain = 'juniper.example'

const personOf = ([name, title, department, timeZone]: Described, index: number): DemoPerson => {
  const handle = name.toLowerCase().replaceAll(' ', '.')
  return {
    slackId: `U${String(index + 1).padStart(2, '0')}${handle
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 6)
      .toUpperCase()}`,
    handle,
    name,
    email: `${handle}@${emailDomain}`,
    title,
    department,
    timeZone,
  }
}

export const demoPeople: readonly DemoPerson[] = people.map(personOf)

export const demoNewcomers: readonly DemoPerson[] = newcomers.map((newcomer, index) =>
  personOf(newcomer, people.length + index),
)

const named = (name: string): DemoPerson => {
  const person = demoPeople.find(candidate => candidate.name === name)
  if (!person) throw new Error(`${name} is not a person of the demo.`)
  return person
}

/** The owner, the administrator, and the employee whose portal opens first. */
export const demoOwner = named('Maren Okafor')
export const demoAdmin = named('Priya Raman')
export const demoEmployee = named('Chloe Bennett')
