export const photoConsent = {
  photos_consent_title: 'Finding photos of you',
  photos_consent_lead:
    'Our photographers take pictures all over the ship. If you agree, a computer finds those that show you.',
  photos_consent_choice: 'Your decision',
  photos_consent_question: 'May we look for you in the ship’s photos?',
  photos_consent_yes: 'Yes, find my photos',
  photos_consent_no: 'No, thank you',
  photos_consent_free:
    'It is up to you. Nothing else on board depends on it, and you can change your mind at any time.',
  photos_consent_without: 'Only my cabin’s photos and tickets',
  photos_consent_without_help: 'You would like photos, but no face recognition?',
  photos_consent_status: 'Your decision:',
  photos_consent_is_in: 'Opted in',
  photos_consent_is_in_help: 'We look for you in the ship’s photos.',
  photos_consent_is_out: 'Opted out',
  photos_consent_is_out_help: 'We do not look for you, and nothing of your face is stored.',
  photos_consent_change_in: 'Change status: opt in',
  photos_consent_change_out: 'Change status: opt out',
  photos_consent_out_deletes:
    'If you opt out, the numbers that describe your face, the photos found for you and your photo basket are deleted at once.',
  photos_consent_out_keeps: 'What you have ordered stays yours.',
  photos_consent_left:
    'You have opted out. The data of your face, the photos found for you and your photo basket are deleted.',
  photos_consent_failed: 'Your decision could not be saved, the last one still counts. Please try again.',
  photos_consent_account: 'Photos belong to one guest. Please log in with your own account number.',
  photos_consent_facts: 'What you should know',
  photos_consent_how_title: 'What we do',
  photos_consent_how:
    'From the picture taken of you at check-in we compute 128 numbers that describe your face. We compare them with the faces in the ship’s photos. Such numbers are biometric data, so we do it only if you say yes.',
  photos_consent_stored_title: 'What is stored',
  photos_consent_stored:
    'The numbers that describe your face, the list of photos found for you, and when you decided. The faces of other people are never stored. Everything stays on board.',
  photos_consent_long_title: 'For how long',
  photos_consent_long:
    'Until you opt out, and at the latest until this voyage ends: then the numbers and the found photos are deleted. On the next voyage we ask you again.',
  photos_consent_back_title: 'How to take it back',
  photos_consent_back:
    'Here, at any time, with one press. Numbers, found photos and photo basket are deleted at that moment. What you have ordered stays yours.',
  photos_consent_law:
    'Face data are special data under Article 9 of the GDPR; your explicit consent is the only ground on which we use them.',
  photos_receipt_title: 'Receipt {number}',
  photos_receipt_when: 'Deleted on {date} at {time}',
  photos_receipt_faceVectors: 'Descriptions of your face',
  photos_receipt_matches: 'Photos found for you',
  photos_receipt_tickets: 'Photo tickets',
  photos_receipt_refusals: 'Photos marked “this is not me”',
  photos_receipt_basketPhotos: 'Photos in the basket',
  photos_receipt_kept: 'Orders that stay yours',
} as const;
