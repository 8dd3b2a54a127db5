// The most characters of each text that people type: the contract refuses more, and its field takes no more.
// Apart from the schemas, and each a constant of its own: public pages do without zod, and get only their numbers.

export const email = 254;
export const first_name = 100;
export const last_name = 100;
export const phone = 40;
export const company = 200;
export const siret = 20;
export const billing_address = 500;
export const street = 300;
export const postal_code = 10;
export const city = 100;

export const main_address = 300;
export const address_extra_line = 200;
export const reference = 100;
export const owner = 200;
export const lot = 20;
export const rnc_number = 20;
export const waiver = 500;

export const search = 200;
export const syndic_search = 500;
export const syndic_name = 200;
export const credential = 200;
export const robot_answer = 200;

export const file_name = 255;
export const fact = 2000;
export const statement_text = 2000;
export const statement_line = 300;
export const ped_number = 40;
export const comment = 1000;

export const recipient = 120;
export const opening_code = 50;
export const invitation_message = 2000;
export const contact_name = 200;
export const contact_message = 5000;

/** Owners and lots of one property are lists: so many of them. */
export const most_owners = 20;
export const most_lots = 50;
