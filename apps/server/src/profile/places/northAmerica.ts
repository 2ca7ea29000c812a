/**
 * The countries of players, with the numbers that each country's own statistics give its states (FIPS, SGC, INEGI;
 * those of the armed forces are ours), so that an id never changes.
 */
export const NORTH_AMERICA = [
  {
    id: 840,
    iso2: 'US',
    name: 'United States',
    states: `
      01 AL Alabama
      02 AK Alaska
      04 AZ Arizona
      05 AR Arkansas
      06 CA California
      08 CO Colorado
      09 CT Connecticut
      10 DE Delaware
      11 DC District of Columbia
      12 FL Florida
      13 GA Georgia
      15 HI Hawaii
      16 ID Idaho
      17 IL Illinois
      18 IN Indiana
      19 IA Iowa
      20 KS Kansas
      21 KY Kentucky
      22 LA Louisiana
      23 ME Maine
      24 MD Maryland
      25 MA Massachusetts
      26 MI Michigan
      27 MN Minnesota
      28 MS Mississippi
      29 MO Missouri
      30 MT Montana
      31 NE Nebraska
      32 NV Nevada
      33 NH New Hampshire
      34 NJ New Jersey
      35 NM New Mexico
      36 NY New York
      37 NC North Carolina
      38 ND North Dakota
      39 OH Ohio
      40 OK Oklahoma
      41 OR Oregon
      42 PA Pennsylvania
      44 RI Rhode Island
      45 SC South Carolina
      46 SD South Dakota
      47 TN Tennessee
      48 TX Texas
      49 UT Utah
      50 VT Vermont
      51 VA Virginia
      53 WA Washington
      54 WV West Virginia
      55 WI Wisconsin
      56 WY Wyoming
      60 AS American Samoa
      66 GU Guam
      69 MP Northern Mariana Islands
      72 PR Puerto Rico
      78 VI U.S. Virgin Islands
      91 AA Armed Forces Americas
      92 AE Armed Forces Europe
      93 AP Armed Forces Pacific`,
  },
  {
    id: 124,
    iso2: 'CA',
    name: 'Canada',
    states: `
      48 AB Alberta
      59 BC British Columbia
      46 MB Manitoba
      13 NB New Brunswick
      10 NL Newfoundland and Labrador
      61 NT Northwest Territories
      12 NS Nova Scotia
      62 NU Nunavut
      35 ON Ontario
      11 PE Prince Edward Island
      24 QC Quebec
      47 SK Saskatchewan
      60 YT Yukon`,
  },
  {
    id: 484,
    iso2: 'MX',
    name: 'Mexico',
    states: `
      01 AGU Aguascalientes
      02 BCN Baja California
      03 BCS Baja California Sur
      04 CAM Campeche
      07 CHP Chiapas
      08 CHH Chihuahua
      09 CMX Ciudad de México
      05 COA Coahuila
      06 COL Colima
      10 DUR Durango
      15 MEX Estado de México
      11 GUA Guanajuato
      12 GRO Guerrero
      13 HID Hidalgo
      14 JAL Jalisco
      16 MIC Michoacán
      17 MOR Morelos
      18 NAY Nayarit
      19 NLE Nuevo León
      20 OAX Oaxaca
      21 PUE Puebla
      22 QUE Querétaro
      23 ROO Quintana Roo
      24 SLP San Luis Potosí
      25 SIN Sinaloa
      26 SON Sonora
      27 TAB Tabasco
      28 TAM Tamaulipas
      29 TLA Tlaxcala
      30 VER Veracruz
      31 YUC Yucatán
      32 ZAC Zacatecas`,
  },
] as const
