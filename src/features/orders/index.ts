/** The model of an order, its calls, and the parts that lists, details, form, calendar and outsourcing show. */
export {
  crewQuery,
  invitationsList,
  orderDetailQuery,
  orderQuery,
  useCrew,
  useCrews,
  useFreshCrew,
  useFreshOrder,
  useJobsInNeed,
  useOrder,
  useOrderDetail,
  useOrdersById,
} from './api';
export { useItemCatalog, useTools, useVehicleTypes } from './catalogsApi';
export { afterAttempt, useChangeOrder, useChangeWorkAgain, useFinish, useReopen, useWriteOrder } from './changesApi';
export { AddFiles } from './files/AddFiles';
export { FileRow } from './files/FileRow';
export { findProblem, sentFiles } from './files/sentFiles';
export { fileTexts } from './texts';
export type { Upload } from './files/uploadLine';
export type { Uploads } from './files/uploads';
export { useIsStored, useUpload, useUploadStates, useUploads } from './files/useUploads';
export { useAddFile, useSendOrderFile } from './filesApi';
export { countNeeded, crewOrder, hasDriver, hasInvitation, type InvitedMember, withPositionCount } from './model/crew';
export { type FileValues, createFileValues, mergeFiles, toFileValues } from './model/fileValues';
export { computeVolume, computeWeight, getVolumeSource } from './model/inventory';
export { type ItemValues, createItem } from './model/itemValues';
export { toOrderRequest, toRatesRequest } from './model/orderRequest';
export { dateRule, endDateRule, limits, orderRules, windowRule } from './model/orderRules';
export { getLocation, listLegs } from './model/legs';
export { type OrderValues, type Side, createOrderValues, createVehicle, positions } from './model/orderValues';
export { copyOrder, toOrderValues } from './model/savedOrder';
export { type StopValues, createStop, isTyped, toAddressParts, toStopValues } from './model/stopValues';
export { ArrivalWindowField } from './parts/fields/ArrivalWindowField';
export { CrewSizeField } from './parts/fields/CrewSizeField';
export { HelpBadge } from './parts/HelpBadge';
export { JobPageHeader } from './parts/JobPageHeader';
export { OverrideReasonField } from './parts/fields/OverrideReasonField';
export { ReconfirmChoice } from './parts/fields/ReconfirmChoice';
export { ResultChip } from './parts/ResultChip';
export { RouteLine } from './parts/RouteLine';
export { WarningChips } from './parts/WarningChips';
export { WhenLine } from './parts/WhenLine';
export { getCancelReason } from './parts/cancelReason';
export { CrewFaces } from './parts/crew/CrewFaces';
export { CrewCount, CrewRing, describeRing } from './parts/crew/CrewRing';
export { FormationChip } from './parts/crew/FormationChip';
export { describeEnding, describeMemberReason, listLatest } from './parts/crew/crewMembers';
export { CrewProgress, PersonProgress } from './parts/crew/PersonProgress';
export { describeProgress } from './parts/crew/describeProgress';
export { getFormationStyle } from './parts/crew/formationStyles';
export { countCrew, useCrewChanges } from './parts/crew/useCrewChanges';
export {
  callJob,
  countStopsBetween,
  formatCustomerName,
  formatDailyHours,
  formatHours,
  formatRoute,
  jobInText,
  jobTitle,
  listCrewNeeds,
  listFacts,
  listVehicleNeeds,
  nameJob,
  planHours,
} from './parts/describeJob';
export {
  HISTORY_PARAM,
  getCompletePath,
  getCopyPath,
  getCustomerPath,
  getDetailsPath,
  getHistoryPath,
  getSheetPath,
} from './parts/jobPaths';
export { describeHelp, labels as jobLabels } from './parts/labels';
export { getListPage } from './parts/listPage';
export { OpenOrder } from './parts/openOrder/OpenOrder';
export { OrderUnavailable } from './parts/openOrder/OrderUnavailable';
export { type SavedChange, type SavedVisit, readSavedChanges } from './parts/savedChanges';
export { formatStopLine } from './parts/stopLine';
export { cardTexts } from './texts';
export { describeMissing, formatTimeToStart, getPhase, isStartWarned, isUrgent, canComplete } from './parts/timing';
export { useToolName, useVehicleName } from './parts/useCatalogNames';
export { type JobMove, useMoveJob } from './parts/useMoveJob';
export { default as fileStyles } from './files/files.module.css';
export { findNeededRate, listNeededCrew } from './typedLine/needCrew';
export { TypedLine } from './typedLine/TypedLine';
export { cancelJobCall, deleteJobCall, removeFileCall, withdrawInvitationCall } from './undoableApi';
