/** The required fields of a new branch, as its page sends them. */
export function createBranchForm(name: string): FormData {
  const form = new FormData();
  const values = { name, phone: '9285550100', address_line: '1 Main St', city: 'Yuma', state: 'AZ', zip: '85364' };
  for (const [field, value] of Object.entries(values)) form.append(field, value);
  form.append('serving_area_ids[]', '1');
  return form;
}
